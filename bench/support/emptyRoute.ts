/** A Fastify server that does nothing, as a process of its own: `node emptyRoute.ts <port>`. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/', async () => ({}));
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) }));
