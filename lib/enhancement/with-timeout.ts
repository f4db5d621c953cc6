/** Returns the result of `promise`. Rejects when it is not settled after `ms`. */
export function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No result after ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]);
}
