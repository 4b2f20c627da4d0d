CREATE INDEX "messages_by_age" ON "messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_age" ON "one_time_codes" USING btree ("requested_at");