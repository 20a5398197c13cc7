import { parseSync } from 'vite';

/** One import or re-export. */
export interface WrittenImport {
  specifier: string;
  /** Whether only types are imported. */
  typeOnly: boolean;
}

/** One exported name. */
export interface WrittenExport {
  name: string;
  kind: 'value' | 'type';
}

/** Imports and exports of a module. */
export interface ModuleShape {
  imports: WrittenImport[];
  exports: WrittenExport[];
  /** Specifiers of `export * from`. */
  starExports: string[];
  hasDefaultExport: boolean;
}

const STRING_LITERAL = /^(['"`])([^'"`$]*)\1$/;

/**
 * Parses the imports and exports of a module.
 *
 * @param file its extension determines the language
 * @throws Error when the source has a syntax error.
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
