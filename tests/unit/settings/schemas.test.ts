import { expect, test } from "vitest";
import { rateText, readRate } from "@/lib/settings/admin/rate";
import {
  EndedSession,
  NotificationInput,
  PasswordInput,
  RateInput,
} from "@/lib/settings/admin/schema";
import { inputErrors } from "@/tests/unit/forms/form-of";

test.each([
  ["0.15", 0.15],
  [" 0.147893 ", 0.147893],
  [".2", 0.2],
  ["7", 7],
  ["10", 10],
  ["1000", 1000],
  ["0.000001", 0.000001],
])("reads the exchange rate %o as %d and formats it without losing digits", (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
  expect(readRate(rateText(rate))).toBe(rate);
  expect(rateText(rate)).not.toMatch(/\.\d*0$|e/);
});

const notDecimal = "Enter a number with a decimal point, e.g. 0.15";
test.each([
  ["", "Exchange rate is required"],
  ["  ", "Exchange rate is required"],
  ["0,15", notDecimal],
  ["abc", notDecimal],
  ["1e3", notDecimal],
  ["-1", notDecimal],
  ["5.", notDecimal],
  ["0.1478931", "The rate can have up to 6 decimal places"],
  ["0", "The rate must be more than 0"],
  ["0.000000", "The rate must be more than 0"],
  ["1000.1", "The rate must be at most 1,000"],
  ["123456789012345678901", "Exchange rate must be at most 20 characters"],
])("rejects the exchange rate %o: %s", (exchange_rate, message) => {
  expect(inputErrors(RateInput, { exchange_rate })).toEqual({ exchange_rate: message });
  expect(readRate(exchange_rate)).toBe(null);
});

test.each(["", "   ", " team@mail.example "])("accepts the notification email %o", (email) => {
  const input = NotificationInput.safeParse({ notification_address: email });
  expect(input.data).toEqual({ notification_address: email.trim() });
});

test.each(["nobody", "a@b", "a@b.co\r\nBcc: c@d.co", undefined])("rejects email %o", (email) => {
  const errors = inputErrors(NotificationInput, { notification_address: email });
  expect(errors).toEqual({ notification_address: "Invalid email address" });
});

const passwords = { current_password: "old", new_password: "new123", repeated_password: "new123" };

// For other invalid passwords, see tests/unit/accounts/schemas.test.ts
test.each([
  [{}, []],
  [{ current_password: "" }, ["Current password is required"]],
  [{ new_password: "a", repeated_password: "a" }, ["Password must be at least 6 characters"]],
  [{ repeated_password: "" }, ["Please confirm your password"]],
  [{ repeated_password: "another" }, ["Passwords do not match"]],
  [{ current_password: "new123" }, ["The new password must differ from the current one"]],
])("validates a password change with %j: %j", (change, errors) => {
  expect(Object.values(inputErrors(PasswordInput, { ...passwords, ...change }))).toEqual(errors);
});

test.each(["", "all", undefined])("rejects %o as a session to end", (session) => {
  expect(EndedSession.safeParse({ session }).success).toBe(false);
});
