import { Counter, Gauge, type Metrics } from '~/observability/metrics';

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;

/** Creates the metrics of a gateway. */
export function createGatewayMetrics(metrics: Metrics) {
  const registers = [metrics];
  return {
    connections: new Gauge({
      name: 'gateway_connections',
      help: 'Open connections',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'gateway_refusals_total',
      help: 'Connections refused, by reason',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    commands: new Counter({
      name: 'gateway_commands_total',
      help: 'Commands received, by what became of them',
      labelNames: ['command', 'outcome'],
      registers,
    }),
    envelopes: new Counter({
      name: 'gateway_envelopes_total',
      help: 'Messages from the relay, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    deliveries: new Counter({
      name: 'gateway_deliveries_total',
      help: 'Messages handed to connections',
      labelNames: ['kind'],
      registers,
    }),
    slowReaders: new Counter({
      name: 'gateway_slow_readers_total',
      help: 'Connections cut off because they did not read',
      labelNames: ['kind'],
      registers,
    }),
    cutConnections: new Counter({
      name: 'gateway_cut_connections_total',
      help: 'Sockets cut because of too many frames, or because they were not admitted in time',
      labelNames: ['reason'],
      registers,
    }),
    endedSessions: new Counter({
      name: 'gateway_ended_sessions_total',
      help: 'Connections closed because their session ended',
      labelNames: ['kind'],
      registers,
    }),
  };
}
