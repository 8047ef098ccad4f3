import { afterAll } from 'vitest';
import { endFile, nextFile } from './database.ts';

nextFile();
afterAll(endFile);
