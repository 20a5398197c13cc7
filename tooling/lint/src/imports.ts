import { parseSync } from 'vite';

/** One import or re-export as written. */
export interface WrittenImport {
  specifier: string;
  /** True when nothing of it is left after types are stripped. */
  typeOnly: boolean;
}

/** One name a module exports. */
export interface WrittenExport {
  name: string;
  kind: 'value' | 'type';
}

/** What a module takes and gives. */
export interface ModuleShape {
  imports: WrittenImport[];
  exports: WrittenExport[];
  /** `export * from`, by specifier. */
  starExports: string[];
  hasDefaultExport: boolean;
}

const STRING_LITERAL = /^(['"`])([^'"`$]*)\1$/;

/**
 * Reads the imports and exports of one module.
 *
 * @param file decides the language by its extension
 * @throws Error when the source does not parse.
 */
export function readModule(file: string, source: string): ModuleShape {
  const parsed = parseSync(file, source);
  const [fault] = parsed.errors;
  if (fault !== undefined) throw new Error(`${file} does not parse: ${fault.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const shape: ModuleShape = { imports: [], exports: [], starExports: [], hasDefaultExport: false };

  for (const found of staticImports) {
    const typeOnly = found.entries.length > 0 && found.entries.every((entry) => entry.isType);
    shape.imports.push({ specifier: found.moduleRequest.value, typeOnly });
  }
  for (const found of dynamicImports) {
    const literal = STRING_LITERAL.exec(source.slice(found.moduleRequest.start, found.moduleRequest.end));
    if (literal?.[2] !== undefined) shape.imports.push({ specifier: literal[2], typeOnly: false });
  }
  for (const entry of staticExports.flatMap((found) => found.entries)) {
    const from = entry.moduleRequest?.value;
    if (from !== undefined) shape.imports.push({ specifier: from, typeOnly: entry.isType });
    if (entry.exportName.kind === 'Default') shape.hasDefaultExport = true;
    else if (entry.exportName.kind === 'None' && from !== undefined) shape.starExports.push(from);
    else if (entry.exportName.name !== null) {
      shape.exports.push({ name: entry.exportName.name, kind: entry.isType ? 'type' : 'value' });
    }
  }
  return shape;
}
