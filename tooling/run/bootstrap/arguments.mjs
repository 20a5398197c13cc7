import { parseArgs } from 'node:util';

/**
 * What a command takes.
 *
 * @typedef {object} Takes
 * @property {string[]} [needs] words it cannot do without, in their order, such as `brand`
 * @property {boolean} [more] whether further words may follow
 * @property {import('node:util').ParseArgsConfig['options']} [options]
 */

/** The words of a command that stand without an option, or what is wrong with its options. */
function read(options, args) {
  try {
    return { words: parseArgs({ args, options, allowPositionals: true }).positionals };
  } catch (error) {
    const [option = ''] = /--?[\w-]+/.exec(error.message) ?? [];
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const known = Object.keys(options).map((name) => `--${name}`);
      return { fault: `There is no option ${option}.${known.length === 0 ? '' : ` There are: ${known.join(', ')}.`}` };
    }
    if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error;
    return { fault: options[option.replace(/^-+/, '')]?.type === 'string' ? `The option ${option} needs a value.` : `The option ${option} takes no value.` };
  }
}

/**
 * What is wrong with the words behind a command, in a sentence, found before anything is installed or built.
 *
 * @param {Takes} takes
 * @param {string[]} args
 * @returns {string | undefined}
 */
export function wrongArguments({ needs = [], more = false, options = {} }, args) {
  const { words = [], fault } = read(options, args);
  if (fault !== undefined) return fault;
  const missing = needs.slice(words.length);
  if (missing.length > 0) return `The ${missing.join(' and the ')} ${missing.length > 1 ? 'are' : 'is'} missing.`;
  const [extra] = more ? [] : words.slice(needs.length);
  if (extra === undefined) return undefined;
  // npm keeps options for itself, and passes on what stands behind them as words.
  const hint = Object.keys(options).length > 0 ? ' Where npm starts the command, options follow "--".' : '';
  return `"${extra}" is one word too many.${hint}`;
}
