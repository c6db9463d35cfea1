/** A failure in the form that a client receives. */
export interface Failure {
  statusCode: number;
  message: string;
  data?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}
