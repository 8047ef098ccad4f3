/** Leaves for a provider's page. The browser's button leads back to `path`, as it is then. */
export const leave = (url: string, path = location.href) => {
  history.replaceState(history.state, '', path);
  // A page that the browser kept comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
};
