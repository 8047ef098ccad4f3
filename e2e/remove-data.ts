import { rmSync } from 'node:fs';

// The shop may still be writing its last file.
const removeData = () => {
  if (!process.env.E2E_DATA_DIR) return;
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
};
export default removeData;
