export { BoundedRedis, RedisUnavailableError } from './bounded-redis';
export { connectInBackground, redisOptions } from './connection';
