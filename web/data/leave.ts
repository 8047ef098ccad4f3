/** Leaves for a provider's page. Whoever comes back by the browser's button finds `path` there, as it is then. */
export const leave = (url: string, path = location.href) => {
  history.replaceState(history.state, '', path);
  // A page that the browser kept comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
};
