import { writeFileSync } from 'node:fs';
import { wireDocument } from '#server/http/wire-document';

// Prints the table of wire names for people: docs/wire.md. A test holds it against the contract.
writeFileSync(new URL('../docs/wire.md', import.meta.url), wireDocument());
