CREATE INDEX "messages_by_age" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_age" ON "one_time_codes" USING btree ("requested_at");--> statement-breakpoint
-- Customers who were deleted before: one value for a device's claims, which nobody can compute again.
UPDATE "claims" SET "imei" = 'deleted-' || md5("imei" || once."salt") FROM (SELECT gen_random_uuid()::text AS "salt") AS once WHERE "sub" LIKE 'deleted-%' AND "imei" NOT LIKE 'deleted-%';
