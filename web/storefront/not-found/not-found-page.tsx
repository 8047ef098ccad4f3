import { data } from 'react-router';

/** Every address without a page of its own, /404 among them. */
export const loader = () => {
  throw data(null, { status: 404, statusText: 'Not Found' });
};

const NotFoundPage = () => null;
export default NotFoundPage;
