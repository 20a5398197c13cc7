const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Judges the name of a file and of each folder above it: kebab-case, with any suffixes kebab-case too (`a-b.browser.test.tsx`).
 *
 * @param file from the root, with forward slashes
 */
export function fileNameFault(file: string): string | undefined {
  const segments = file.split('/');
  const wrong = segments.find((segment) => {
    const plain = segment.replace(/^[._]/, '');
    return !plain.split('.').every((part) => SEGMENT.test(part));
  });
  return wrong === undefined ? undefined : `"${wrong}" in ${file} is not in kebab-case.`;
}
