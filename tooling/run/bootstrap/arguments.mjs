import { readFileSync } from 'node:fs';
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

/** The variable of the environment in which npm passes a setting on. */
const settingOf = (name) => `npm_config_${name.replaceAll('-', '_')}`;

/** Whether a setting stands in the user's or the machine's own .npmrc: npm passes those on in the same way. */
function isSetForGood(name, env) {
  const files = [env['npm_config_userconfig'], env['npm_config_globalconfig']].filter(Boolean);
  return files.some((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').some((line) => line.split('=')[0]?.trim() === name);
    } catch {
      return false;
    }
  });
}

/**
 * Returns the options of a command that npm kept for itself, since they stood before "--": npm passes them on as settings
 * in the environment, and the words behind those without "=" as words of the command.
 *
 * @param {NonNullable<Takes['options']>} options
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
function keptByNpm(options, args, env) {
  return Object.keys(options).filter((name) => {
    const isGiven = args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    return env[settingOf(name)] && !isGiven && !isSetForGood(name, env);
  });
}

/**
 * The command line to write where npm kept options for itself.
 *
 * @param {string} line the command as npm takes it, such as `npm run build`
 * @param {Takes} takes
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} in a sentence; undefined where npm kept none
 */
export function optionsKeptByNpm(line, { needs = [], more = false, options = {} }, args, env) {
  const kept = keptByNpm(options, args, env);
  if (kept.length === 0) return undefined;
  const values = kept.map((name) => [name, valueOf(env[settingOf(name)], options[name])]);
  // Values of options without "=" have become words; their order does not say whose they are.
  const words = more ? args : args.slice(0, needs.length);
  const [extra, without] = [args.slice(words.length), values.filter(([, value]) => value === undefined)];
  const written = values.map(([name, value]) => {
    if (value !== undefined) return `--${name}${value}`;
    return `--${name} ${without.length === 1 && extra.length === 1 ? quoted(extra[0]) : '<value>'}`;
  });
  const names = kept.map((name) => `--${name}`).join(', ');
  return `npm kept ${names} for itself: options of the command follow "--". Write: ${[line, '--', ...words, ...written].join(' ')}`;
}

/** What stands behind an option: nothing for a switch, undefined where npm did not keep the value. */
function valueOf(setting, { type }) {
  if (type === 'boolean') return '';
  return setting === 'true' ? undefined : ` ${quoted(setting)}`;
}

function quoted(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text);
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
