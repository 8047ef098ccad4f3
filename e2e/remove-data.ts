import { rmSync } from 'node:fs';

const removeData = () => {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
};
export default removeData;
