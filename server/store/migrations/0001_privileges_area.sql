CREATE TABLE "branches" (
	"branch_id" bigint PRIMARY KEY NOT NULL,
	"brand_id" bigint NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"address" text NOT NULL,
	"province" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"contactno" text NOT NULL,
	"address" text NOT NULL,
	"province_id" text NOT NULL,
	"district_id" text NOT NULL,
	"subdistrict_id" text NOT NULL,
	"postalcode" text NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"fulladdress" text NOT NULL,
	"tracking_no" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_deals" (
	"alt_reference" text PRIMARY KEY NOT NULL,
	"group_name_th" text NOT NULL,
	"group_name_en" text NOT NULL,
	"detail_th" text NOT NULL,
	"detail_en" text NOT NULL,
	"picture" text NOT NULL,
	"status" integer NOT NULL,
	"items" jsonb NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"mobile" text NOT NULL,
	"hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"spent_at" timestamp with time zone,
	"spent_on" text DEFAULT '' NOT NULL,
	"claim_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_keywords" (
	"keyword" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"type" integer NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "branch_text_th" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "branch_text_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "limit_groups" ADD COLUMN "rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "branches_by_brand" ON "branches" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "customer_addresses" USING btree ("sub","id");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_customer" ON "one_time_codes" USING btree ("sub","requested_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_number" ON "one_time_codes" USING btree ("mobile","requested_at");--> statement-breakpoint
CREATE INDEX "claims_by_group_day" ON "claims" USING btree ("limit_group","claimed_at");--> statement-breakpoint
INSERT INTO "deliveries" SELECT "claims"."transaction_id", "customers"."firstname", "customers"."lastname", "customers"."mobileno", '', "claims"."shipping_tracking_no", "claims"."claimed_at" + interval '2 days', coalesce("claims"."used_at", "claims"."claimed_at" + interval '10 days') FROM "claims" JOIN "customers" ON "customers"."sub" = "claims"."sub" WHERE "claims"."shipping_status" IS NOT NULL;--> statement-breakpoint
UPDATE "claims" SET "used_at" = "deliveries"."delivered_at" FROM "deliveries" WHERE "deliveries"."transaction_id" = "claims"."transaction_id";--> statement-breakpoint
UPDATE "limit_groups" SET "rules" = jsonb_build_object('customer', "per_customer");--> statement-breakpoint
ALTER TABLE "claims" DROP COLUMN "shipping_status";--> statement-breakpoint
ALTER TABLE "claims" DROP COLUMN "shipping_tracking_no";--> statement-breakpoint
ALTER TABLE "limit_groups" DROP COLUMN "per_customer";