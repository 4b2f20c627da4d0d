CREATE TABLE "code_reminders" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"attempts" integer NOT NULL,
	"retry_at" timestamp with time zone,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"imei" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "code_reminders_by_customer" ON "code_reminders" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "code_reminders_by_age" ON "code_reminders" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_customer" ON "push_subscriptions" USING btree ("sub","saved_at");--> statement-breakpoint
CREATE INDEX "claims_unused_by_end" ON "claims" USING btree ("expires_at") WHERE used_at is null;