export { onOneEngine, testDatabase, type TestDatabase, testEngine } from './database.ts';
export { testGateway, type TestGateway } from './gateway.ts';
