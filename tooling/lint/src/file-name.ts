const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Checks that a file name, its suffixes (`a-b.browser.test.tsx`) and all its folders are in kebab-case.
 *
 * @param file relative to the root, with forward slashes
 */
export function fileNameFault(file: string): string | undefined {
  const segments = file.split('/');
  const wrong = segments.find((segment) => {
    const plain = segment.replace(/^[._]/, '');
    return !plain.split('.').every((part) => SEGMENT.test(part));
  });
  return wrong === undefined ? undefined : `"${wrong}" in ${file} is not in kebab-case.`;
}
