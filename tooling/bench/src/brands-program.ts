/** Builds generated brands, and prints the figures as one line of JSON. Arguments: an empty folder for them, and how many. */
import { benchFleet } from './brands.ts';

const [, , folder = '', count] = process.argv;
process.stdout.write(`${JSON.stringify(await benchFleet(folder, Number(count)))}\n`);
