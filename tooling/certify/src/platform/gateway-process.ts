/** A gateway as a process of its own: prints its address, and ends when its standard input does. */
import { openDatabase } from '@livery/gateway';
import { buildGateway } from './gateway.ts';

const [url = '', dist = ''] = process.argv.slice(2);
const db = await openDatabase({ engine: 'postgres', url, poolSize: 12 });
const gateway = await buildGateway(db, dist);
process.stdout.write(`${await gateway.app.listen({ port: 0, host: '127.0.0.1' })}\n`);
gateway.start();
process.stdin.resume().on('end', () => {
  void gateway.close().then(() => db.close());
});
