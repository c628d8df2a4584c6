import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";

/** With the rights of the server's key: an export has what no session reads in one go. */
export type TransferClient = SessionClient;
