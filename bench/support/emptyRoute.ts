/** A Fastify server with an empty route, for a separate process: `node emptyRoute.ts <port>`. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/', async () => ({}));
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) }));
