/** A gateway as a process of its own: prints its addresses, for players and for operators, and ends when its standard input does. */
import { openDatabase } from '@livery/gateway';
import { buildGateway, listen } from './gateway.ts';

const [url = '', dist = ''] = process.argv.slice(2);
const db = await openDatabase({ engine: 'postgres', url, poolSize: 12 });
const gateway = await buildGateway(db, dist);
const { url: players, opsUrl } = await listen(gateway);
process.stdout.write(`${players} ${opsUrl}\n`);
gateway.start();
process.stdin.resume().on('end', () => {
  void gateway.close().then(() => db.close());
});
