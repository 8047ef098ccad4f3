// Loaded before any TypeScript, so that an older Node says what it lacks instead of failing on the first type.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Esta tienda necesita Node 24 o posterior; este es ${process.versions.node}. Usá "npm start".`);
  process.exit(1);
}
