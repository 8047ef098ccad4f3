import { afterAll } from 'vitest';
import { closeOpened, nextFile } from './database.ts';

nextFile();
afterAll(closeOpened);
