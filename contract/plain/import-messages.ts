/** Sentences of refusals of imports, by code. */
export const importMessages = {
  'import.changedMeanwhile': 'La tienda cambió mientras se importaba. No se escribió lo que faltaba: probá de nuevo.',
  'import.notFound': 'Esa importación no existe',
  'import.empty': 'Elegí un archivo',
  'import.tooLarge': 'El archivo es muy grande: entran hasta 20 MB. Guardalo como .xlsx o partilo en dos.',
  'import.state': 'La importación ahora está en «{state}»: fijate de nuevo',
  'import.running': 'Ya se está importando «{file}» ({by}): esperá a que termine',
  'import.fileGone': 'El archivo ya no está: se guarda 30 días. Subilo de nuevo.',
  'import.noUndo': 'Esta importación no se puede deshacer',
  'import.ruleGone': 'La categoría, la marca o el proveedor de las reglas ya no existe: elegí de nuevo',
  'import.noErrors': 'No hay filas con errores guardadas de esa importación: revisá la planilla de nuevo',
  'import.failed': 'No se pudo terminar: probá de nuevo',
  'import.changed': 'Desde que se revisó cambió algo de lo guardado: esto es lo que haría ahora',
} as const;
