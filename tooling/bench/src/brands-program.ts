/** Builds generated brands, and prints the figures as one line of JSON. Arguments: an empty folder for them, and how many. */
import { benchFleet } from './brands.ts';

const [, , folder, count] = process.argv;
if (folder === undefined || !(Number(count) > 0)) throw new RangeError('Name an empty folder and a number of brands.');
process.stdout.write(`${JSON.stringify(await benchFleet(folder, Number(count)))}\n`);
