import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../src/database/migrations-folder.ts';

const folders: string[] = [];

/** A program's folder of migrations with these files and no functions. Removed by {@link removePrograms}. */
export function programWith(migrations: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-program-'));
  folders.push(folder);
  mkdirSync(join(folder, 'functions'));
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(folder, file), text);
  return folder;
}

/** The migrations and functions of this program, and more. */
export function nextProgram(migrations: Readonly<Record<string, string>>): string {
  const folder = programWith({});
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(folder, file), text);
  return folder;
}

export function removePrograms(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}
