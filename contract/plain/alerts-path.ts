/** Address where sellers see what is open of payments. */
export const alertsPath = '/gestion/alertas';
