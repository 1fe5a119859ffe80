/** Bare Fastify with one answer. Argument: the file that holds it. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { headers, body } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const server = Fastify();
server.get('/*', (_request, reply) => {
  reply.headers(headers).send(bytes);
});
console.log(`bare ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => void server.close());
