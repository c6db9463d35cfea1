/** What a client is told of a failure. */
export interface Failure {
  statusCode: number;
  message: string;
  data?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}
