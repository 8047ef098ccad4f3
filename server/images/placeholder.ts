/** Path of the picture of what has none. */
export const placeholderPath = 'sin-imagen';

/** A quiet box on white, 4:3, in no site's colours. */
export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#fff"/>
<g fill="none" stroke="#c3c8d1" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
<path d="M600 270 780 360v190L600 640 420 550V360z" fill="#f5f6f8"/>
<path d="M420 360l180 90 180-90M600 450v190M510 315l180 90v60"/>
</g></svg>`;
