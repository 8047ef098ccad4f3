/** Whether a request says that it is of a search engine's crawler, as these do; anybody can say it. */
export const saysCrawler = (userAgent = ''): boolean =>
  /googlebot|google-inspectiontool|bingbot|duckduckbot|yandexbot|applebot|baiduspider|slurp/i.test(userAgent);
