import type { Metadata } from "next";
import { connection } from "next/server";
import { SiteFrame } from "@/components/site/document";

export const metadata: Metadata = { title: "Sign in" };

export default async function LoginPage() {
  await connection();
  return (
    <SiteFrame>
      <h1>Sign in</h1>
    </SiteFrame>
  );
}
