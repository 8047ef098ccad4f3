/** As many pixels high as a logo on a screen of the finest kind needs, several times over. */
const height = 400;

/** A drawing (SVG) as a PNG, drawn by the browser: the shop itself takes none. Throws where it cannot be drawn. */
export const rasterised = async (file: File): Promise<File> => {
  const image = new Image();
  // The page's policy lets no address of a local file in. A picture runs no script and fetches nothing.
  image.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((height * image.naturalWidth) / image.naturalHeight);
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('not drawn');
  return new File([png], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
};
