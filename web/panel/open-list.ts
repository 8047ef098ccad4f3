/** The options in sight of the list that a field has opened. */
export const optionsOf = (field: Element): HTMLElement[] => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return Array.from(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []);
};
