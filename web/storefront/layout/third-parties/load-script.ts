/** Adds a script of another's to the page; one that does not come is only missing. */
export const loadScript = (src: string, data: Record<string, string> = {}) => {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
};
