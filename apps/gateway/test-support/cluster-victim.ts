/** A process that starts a PostgreSQL server, prints its address and its folder, and waits to be killed. Argument: the folder of PostgreSQL's programs. */
import { startCluster } from './postgres-cluster.ts';

const [bin = ''] = process.argv.slice(2);
const { url, folder } = await startCluster(bin);
process.stdout.write(`${url} ${folder}\n`);
process.stdin.resume();
