/** A picture that was not taken, with the code of the answer. */
export class UploadRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'UploadRefused';
    this.code = code;
  }
}
