"use server";

import { z } from "zod";
import { brand } from "@/content/brand";
import { limited, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { composeMail, paragraph } from "@/lib/email/mail";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { doctorStrings as strings, testMailForm } from "./strings";

export const sendTestMail = adminAction(
  z.object({}),
  {
    where: "test email",
    failed: strings.failed,
    permission: "system",
    shownOn: ["/admin/system", { form: testMailForm }],
  },
  async ({ client, viewer: { email } }) => {
    const { siteUrl, contact } = await noticeSettings();
    const p_mail = composeMail({
      kind: "test",
      to: email,
      contact,
      subject: `Test email from ${brand.name}`,
      heading: "It works",
      blocks: [paragraph(`${siteUrl} can send email.`)],
    });
    const wait = await call(client, "send_test_mail", { p_mail });
    if (wait > 0) return limited(strings.limited, wait);
    sendQueuedMail();
    return success(strings.sent(email));
  },
);
