/** Builds generated brands, and prints the figures as one line of JSON. Argument: how many. */
import { benchBrands } from './brands.ts';

process.stdout.write(`${JSON.stringify(await benchBrands(Number(process.argv[2])))}\n`);
