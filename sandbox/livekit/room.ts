import { DisconnectReason, ParticipantInfo_State, Room as RoomInfo } from '@livekit/protocol';
import type { WebSocket } from 'ws';
import {
  createParticipant,
  joinResponse,
  newSid,
  type Participant,
  type Published,
} from './participant';

/** A room whose participants receive each other's sound. */
export interface Room {
  join(socket: WebSocket, who: Pick<Participant, 'grants' | 'subscribesToAll'>): void;
  close(): void;
}

/** Opens a room; calls `onEmpty` once the last participant has left. */
export function openRoom(name: string, onEmpty: () => void): Room {
  const info = new RoomInfo({ sid: newSid('RM'), name });
  const members = new Set<Participant>();
  const othersOf = (member: Participant) => [...members].filter((other) => other !== member);

  const carry = (member: Participant, published: Published) => {
    if (member.grants.canSubscribe) member.carry(published);
  };
  const remove = (member: Participant) => {
    if (!members.delete(member)) return;
    member.close();
    for (const other of members) other.notifyOf(member.info(ParticipantInfo_State.DISCONNECTED));
    if (members.size === 0) onEmpty();
  };
  return {
    join(socket, who) {
      const notifyOthers = () => {
        for (const other of othersOf(member)) other.notifyOf(member.info());
      };
      const member: Participant = createParticipant(socket, who, {
        onChanged: notifyOthers,
        onPublished(published) {
          notifyOthers();
          for (const other of othersOf(member)) if (other.subscribesToAll) carry(other, published);
        },
        onWanted(trackSids) {
          for (const other of othersOf(member)) {
            const published = other.published();
            if (published && trackSids.includes(published.info.sid)) carry(member, published);
          }
        },
        onGone: () => remove(member),
      });
      // A participant who joins again replaces their earlier connection.
      for (const other of members) {
        if (other.grants.identity !== who.grants.identity) continue;
        other.dismiss(DisconnectReason.DUPLICATE_IDENTITY);
        remove(other);
      }
      members.add(member);
      const others = othersOf(member);
      member.send(joinResponse(info, member, others));
      notifyOthers();
      for (const other of others) {
        const published = other.published();
        if (published && member.subscribesToAll) carry(member, published);
      }
    },
    close() {
      for (const member of members) member.close();
      members.clear();
    },
  };
}
