/**
 * Begins the page's scripts, which stand before it: once the pictures that one waits for are painted, at the latest after
 * a second and a half (a tab that nobody looks at paints nothing).
 */
const starter = `{
const own=document.currentScript,held=own.previousSibling
own.remove()
const begin=()=>{
if(!held.isConnected)return
for(const href of held.dataset.preload.match(/\\S+/g)||[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}))
const script=document.createElement('script')
script.type='module'
script.async=true
script.text=held.text
held.replaceWith(script)
}
Promise.allSettled([...document.images].map(one=>one.fetchPriority=='high'&&one.decode())).then(()=>requestAnimationFrame(()=>setTimeout(begin)))
setTimeout(begin,1500)}`;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Has what a page shows loaded and painted before its scripts: it can do without these for a moment. Until then they are data,
 * and so are the addresses of their files.
 */
export const scriptsLast = (html: string, mark: string): string => {
  const open = `<script nonce="${mark}" type="module"`;
  const at = html.indexOf(open);
  const end = html.indexOf('</script>', at) + '</script>'.length;
  if (at === -1) return html.replaceAll(preload, '<link fetchpriority="low" rel="modulepreload" href="$1"/>');
  const files = Array.from(html.matchAll(preload), ([, href]) => href).join(' ');
  const text = html.slice(html.indexOf('>', at) + 1, end);
  const held = `<script nonce="${mark}" type="text/plain" data-preload="${files}">${text}`;
  const whole = `${html.slice(0, at)}${held}<script nonce="${mark}">${starter}</script>${html.slice(end)}`;
  return whole.replaceAll(preload, '');
};
