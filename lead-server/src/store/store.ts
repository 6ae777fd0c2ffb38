import type { ArrivalStore } from './arrival-store.ts';
import type { AttemptTimeStore } from './attempt-time-store.ts';
import type { CampaignStore } from './campaign-store.ts';
import type { CounterStore } from './counter-store.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import type { ErasureStore } from './erasure-store.ts';
import type { ExperimentStore } from './experiment-store.ts';
import type { FigureStore } from './figure-store.ts';
import type { FourEyesStore } from './four-eyes-store.ts';
import type { LeadListStore } from './lead-list-store.ts';
import type { OptOutStore } from './opt-out-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { ReplyStore } from './reply-store.ts';
import type { RetentionStore } from './retention-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { SpendStore } from './spend-store.ts';
import type { SubmissionStore } from './submission-store.ts';
import type { ValueStore } from './value-store.ts';
import type { VisitStore } from './visit-store.ts';

export interface StoreHealth {
  /** @throws StoreUnavailable when the store cannot answer. */
  ping(): Promise<void>;
}

/** The whole store. A consumer names the parts that it needs. See docs/spec/storage.md#two-stores. */
export interface Store
  extends SubmissionStore,
    OutboxStore,
    DeliveryStore,
    ReplyStore,
    SessionStore,
    ValueStore,
    CounterStore,
    FigureStore,
    VisitStore,
    ArrivalStore,
    SpendStore,
    ExperimentStore,
    FourEyesStore,
    AttemptTimeStore,
    OptOutStore,
    LeadListStore,
    CampaignStore,
    SettingsStore,
    ErasureStore,
    EncryptedStore,
    RetentionStore,
    StoreHealth {
  close(): Promise<void>;
}

/** This data cannot be stored; other data can. */
export class StoreDataError extends Error {
  override name = 'StoreDataError';
}

/** The store cannot be reached, is full or too busy: try again later. Whether a commit happened is then unknown. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** For the log, which has no message: SQLSTATE, a system code, or our own word. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}
