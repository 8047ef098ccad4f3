import { nextFile } from './database.ts';

nextFile();
