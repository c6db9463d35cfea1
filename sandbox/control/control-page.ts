import type { Response } from 'express';
import { html } from '../page/html';
import { icon } from '../page/icons';
import { sendPage } from '../page/layout';
import { type Behaviour, behaviourNames } from './behaviours';

interface ControlPage {
  productName: string;
  pending: readonly Behaviour[];
  targets: readonly string[];
  problem: string | undefined;
}

/** Sends the page with the form that makes the next responses misbehave, and the pending behaviours. */
export function sendControlPage(
  response: Response,
  { productName, pending, targets, problem }: ControlPage,
): void {
  sendPage(response, {
    title: 'Control',
    section: '/control',
    productName,
    ...(problem && { status: 400 }),
    body: html`<div class="head">
        <div>
          <h1>Control</h1>
          <p>Make the next answers of a party fail, hang, repeat, come late or break off midway.</p>
        </div>
        ${
          pending.length > 0 &&
          html`<form method="post" action="/control/clear">
            <button class="button danger">${icon('trash')}Clear all</button>
          </form>`
        }
      </div>
      ${problem && html`<p class="note" role="alert">${problem}</p>`} ${nextForm(targets)}
      ${pendingList(pending)}`,
  });
}

function nextForm(targets: readonly string[]) {
  return html`<form class="card form" method="post" action="/control/next">
    <div class="field">
      <label for="target">Party</label>
      <select id="target" name="target">
        ${targets.map((target) => html`<option>${target}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="behaviour">Behaviour</label>
      <select id="behaviour" name="behaviour">
        ${behaviourNames.map((name) => html`<option>${name}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="times">Times</label>
      <input id="times" name="times" type="number" min="1" value="1" required />
    </div>
    <div class="field">
      <label for="delayMs">Delay, ms</label>
      <input id="delayMs" name="delayMs" type="number" min="0" placeholder="for late" />
    </div>
    <div class="field">
      <label for="status">Status</label>
      <input id="status" name="status" type="number" min="400" max="599" placeholder="for fail" />
    </div>
    <div class="field">
      <label for="containing">Containing</label>
      <input id="containing" name="containing" maxlength="200" placeholder="any request" />
    </div>
    <button class="button primary">Set</button>
  </form>`;
}

function pendingList(pending: readonly Behaviour[]) {
  if (pending.length === 0) {
    return html`<div class="card empty">
      <h2>Everything behaves</h2>
      <p>Nothing is pending: every party answers as it should.</p>
    </div>`;
  }
  return html`<ul class="card list">
    ${pending.map(
      (behaviour) =>
        html`<li>
          <div class="row">
            <strong>${behaviour.target}: ${behaviour.behaviour}</strong>
            <time>${behaviour.times} left</time>
            <span>${manner(behaviour)}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}

function manner({ delayMs, status, containing }: Behaviour): string {
  const parts = [
    delayMs !== undefined && `after ${delayMs} ms`,
    status !== undefined && `status ${status}`,
    containing !== undefined && `for “${containing}”`,
  ];
  return parts.filter(Boolean).join(', ') || 'with its default';
}
