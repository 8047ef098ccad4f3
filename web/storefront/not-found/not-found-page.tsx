/** Every address without a page of its own, /404 among them: of-this-site.tsx stops them, and the frame says so. */
const NotFoundPage = () => null;
export default NotFoundPage;
