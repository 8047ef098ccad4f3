type PlainPage = {
  title: string;
  /** As HTML, as all that follows. */
  text: string;
  link: { to: string; label: string };
  more?: string;
};

/** A page that needs nothing of the shop: no file, no script, no picture. Search engines leave it. */
export const plainPage = (
  { title, text, link, more = '' }: PlainPage,
  status: number,
  headers: Record<string, string>,
): Response => {
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}a{display:inline-block;padding:.75rem 0}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${link.to}">${link.label}</a></p>${more}</main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'cache-control': 'no-store',
      ...headers,
    },
  });
};
