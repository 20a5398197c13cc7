import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { typeProjects } from './type-projects.ts';

describe('typeProjects', () => {
  it('returns the folders of packages that are named, each once', () => {
    expect(typeProjects(['packages/forms', 'run', 'packages/forms/', './packages/forms'], ROOT)).toEqual(['packages/forms', 'tooling/run']);
  });

  it('returns the package that a file or folder belongs to, and every package of a folder of packages', () => {
    expect(typeProjects(['packages/forms/src/index.ts', 'brands/aurora'], ROOT)).toEqual(['packages/forms', 'brands']);
    expect(typeProjects(['apps'], ROOT)).toEqual(expect.arrayContaining(['apps/gateway', 'apps/portal']));
  });

  it('rejects a word that stands for no package, with the packages there are', () => {
    expect(() => typeProjects(['forms', 'packages/fomrs'], ROOT)).toThrow(/^There is no package, file or folder "packages\/fomrs"\. Packages are: account, .*, forms, /);
    expect(() => typeProjects(['docs'], ROOT)).toThrow('docs belongs to no package. Packages are:');
    expect(() => typeProjects(['.'], ROOT)).toThrow('There is no package, file or folder ".".');
  });
});
